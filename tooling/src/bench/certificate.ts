import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Certificate {
  key: Buffer;
  cert: Buffer;
}

const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];

function makeCertificate(): Certificate {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const { status } = spawnSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  if (status !== 0)
    throw new Error(
      'The bench serves HTTP/2 with TLS and needs the openssl command. Install openssl and run this again.',
    );
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(dir, { recursive: true });
  return made;
}

let made: Certificate | undefined;

/** The certificate of every front of this run, for this machine and for a day. */
export const certificate = (): Certificate => (made ??= makeCertificate());

/**
 * Lets a browser trust it, as it trusts a shop's. Told to ignore whatever is wrong with a certificate, a browser keeps
 * nothing in its cache, and fetches each script twice.
 */
export function trustSwitch(): string {
  const key = new X509Certificate(certificate().cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}
