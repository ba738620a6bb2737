import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { environmentFields } from '../reference/environmentFields.ts';
import { root } from '../services.ts';
import { readManifests, type Manifest } from './readManifests.ts';

interface Container {
  name: string;
  env?: { name: string }[];
  securityContext: Record<string, unknown>;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  readinessProbe?: object;
  livenessProbe?: object;
}
interface Workload {
  replicas: number;
  selector: { matchLabels: Record<string, string> };
  template: {
    metadata: { labels: Record<string, string> };
    spec: { containers: Container[]; initContainers?: Container[]; securityContext: object };
  };
}

const manifests = readManifests();
const specOf = (kind: string, name: string): unknown =>
  manifests.find(each => each.kind === kind && each.metadata.name === name)?.spec;
const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');

interface Model {
  validate: () => void;
}

/** What Kubernetes would refuse of a manifest. */
async function refusalOf(manifest: Manifest): Promise<string | undefined> {
  const group = `kubernetes-models/${manifest.apiVersion}`;
  const models = (await import(/* @vite-ignore */ group)) as Record<string, new (data: object) => Model>;
  const Model = models[manifest.kind];
  if (!Model) return `${manifest.apiVersion} has no ${manifest.kind}`;
  try {
    new Model(manifest).validate();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** What the compiler says of manifests as objects of their types: names that their kind does not have, above all. */
function strayFields(all: Manifest[]): string {
  const dir = mkdtempSync(join(root, 'tooling/node_modules/.manifests-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const text = all.map(
    (each, index) =>
      `export const manifest${index}: import('kubernetes-models/${each.apiVersion}').I${each.kind} = ${JSON.stringify(each)};`,
  );
  writeFileSync(join(dir, 'manifests.ts'), text.join('\n'));
  writeFileSync(
    join(dir, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, skipLibCheck: true, module: 'nodenext', types: [] },
      files: ['manifests.ts'],
    }),
  );
  try {
    execFileSync('pnpm', ['exec', 'tsc', '-p', dir], { cwd: join(root, 'tooling'), stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}

describe('the manifests for Kubernetes', () => {
  it('are what it takes, field by field', async () => {
    expect(manifests.length).toBeGreaterThan(8);
    for (const manifest of manifests)
      expect([manifest.metadata.name, await refusalOf(manifest)]).toEqual([manifest.metadata.name, undefined]);
    expect(strayFields(manifests)).toBe('');
    const server = manifests.find(({ kind }) => kind === 'Deployment');
    if (!server) throw new Error('There is no deployment.');
    expect(strayFields([{ ...server, spec: { ...server.spec, replica: 3 } }])).toMatch(/'"replica"' does not exist/);
  });

  it('run nothing as root, and nothing without bounds, probes and a disruption budget', () => {
    for (const { metadata, spec } of workloads) {
      const { selector, template, replicas } = spec as unknown as Workload;
      expect(template.metadata.labels).toMatchObject(selector.matchLabels);
      expect(template.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of [...template.spec.containers, ...(template.spec.initContainers ?? [])]) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(Object.keys(container.resources.requests)).toEqual(['cpu', 'memory']);
        expect(container.resources.limits['memory']).toBeTruthy();
      }
      for (const container of template.spec.containers)
        expect([container.readinessProbe, container.livenessProbe]).not.toContain(undefined);
      const budget = specOf('PodDisruptionBudget', metadata.name) as { minAvailable: number; selector: unknown };
      expect([budget.minAvailable, budget.selector]).toEqual([replicas - 1, selector]);
    }
    expect(workloads.map(({ metadata }) => metadata.name)).toEqual(['storefront', 'varnish']);
  });

  it('roll a release out without a moment with fewer servers, each with the files of the releases before', () => {
    const spec = specOf('Deployment', 'storefront') as Workload & { strategy: object };
    expect([spec.replicas, spec.strategy]).toEqual([
      3,
      { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
    ]);
    expect(spec.template.spec.initContainers).toMatchObject([
      { command: ['node', 'dist/server/main.js', 'keep-assets'] },
    ]);
  });

  it('name no variable that the server does not read', () => {
    const known = Object.keys(environmentFields.server);
    const config = manifests.filter(({ kind }) => kind === 'ConfigMap').flatMap(({ data }) => Object.keys(data ?? {}));
    const { containers } = (specOf('Deployment', 'storefront') as Workload).template.spec;
    const given = containers.flatMap(({ env = [] }) => env.map(({ name }) => name));
    expect([...config, ...given].filter(name => !known.includes(name))).toEqual([]);
  });
});

describe('the composition for one machine', () => {
  const file = join(root, 'deploy/compose.yaml');

  it('is what Compose takes', () => {
    const rules = { 'service-keys-order': 0, 'top-level-properties-order': 0 } as const;
    const found = new DCLinter({ rules, quiet: true, debug: false, exclude: [] }).lintFiles([file], false);
    expect(found.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    expect(found).toHaveLength(1);
  });

  it('has Varnish in front of each of its servers, and all of them without rights', () => {
    const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as {
      services: Record<string, { cap_drop: string[]; read_only: boolean; environment?: object; depends_on?: object }>;
    };
    const servers = Object.keys(services).filter(name => name.startsWith('storefront'));
    expect(servers).toHaveLength(3);
    expect(Object.keys(services['varnish']?.depends_on ?? {})).toEqual(servers);
    const vcl = readFileSync(join(root, 'deploy/varnish/compose/backend.vcl'), 'utf8');
    for (const server of servers) expect(vcl).toContain(`.host = "${server}";`);
    for (const { cap_drop, read_only } of Object.values(services))
      expect([cap_drop, read_only]).toEqual([['ALL'], true]);
  });
});
