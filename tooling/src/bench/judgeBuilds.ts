import type { Build } from './builds.ts';

/** One sentence for each thing in a build that belongs to another shop. */
export function strayParts(builds: Build[]): string[] {
  return builds.flatMap(({ name, text }) =>
    builds
      .filter(other => other.name !== name)
      .flatMap(other =>
        [...other.marks, other.variant.helpNumber]
          .filter(mark => text.includes(mark))
          .map(mark => `${name} contains ${JSON.stringify(mark)}, which belongs to ${other.name}`),
      ),
  );
}

/** Names that secrets go by, and forms that they have. */
const secrets =
  /\b[A-Z][A-Z0-9_]*_(?:SECRET|PASSWORD|PRIVATE_KEY|ACCESS_TOKEN|AUTH_TOKEN)\b|key_secret|webhook_secret|client_secret|\brzp_live_\w+|-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:ghp|npm)_[A-Za-z0-9]{36}\b|\bsk_live_\w+|\bprocess\.env\.(?!NODE_ENV)\w+/g;

/** Variables whose values are secret, by their names. */
const secretName = /SECRET|PASSWORD|TOKEN|PRIVATE|CREDENTIAL/i;
const shortestValue = 8;

/**
 * One sentence for each secret in a build: by its name or form, or as a value that the environment keeps under such a
 * name.
 */
export function leakedSecrets(
  builds: Pick<Build, 'name' | 'text'>[],
  env: Record<string, string | undefined>,
): string[] {
  const values = Object.entries(env).filter(
    ([name, value]) => secretName.test(name) && (value?.length ?? 0) >= shortestValue,
  );
  return builds.flatMap(({ name, text }) => [
    ...[...new Set(text.match(secrets))].map(found => `${name} contains ${JSON.stringify(found)}`),
    ...values
      .filter(([, value = '']) => text.includes(value))
      .map(([variable]) => `${name} contains the value of ${variable}`),
  ]);
}
