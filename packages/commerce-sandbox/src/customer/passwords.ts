import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '../context.ts';

// Node's defaults (N 16384, r 8, p 1) written out: a kept hash must not change its meaning with the runtime.
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

const encode = (salt: Buffer, key: Buffer) => `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** The form in which a password is kept. */
export async function hashPassword(random: RandomSource, password: string): Promise<string> {
  const salt = random(16);
  return encode(salt, await derive(password, salt));
}

const nobody = encode(Buffer.alloc(16), Buffer.alloc(LENGTH));

/**
 * Compares a password with what is kept. Without a hash it takes as long and says no, so that time tells nothing about
 * accounts.
 */
export async function matchesPassword(password: string, hash: string = nobody): Promise<boolean> {
  const [, salt = '', key = ''] = hash.split('$');
  const kept = Buffer.from(key, 'base64');
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  return hash !== nobody && kept.length === derived.length && timingSafeEqual(kept, derived);
}
