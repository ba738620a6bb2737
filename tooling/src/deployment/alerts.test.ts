import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeMetrics } from '../../../packages/server/src/observe/metrics.ts';
import { root } from '../services.ts';

interface Alert {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const { groups } = parse(readFileSync(join(root, 'deploy/prometheus/alerts.yaml'), 'utf8')) as {
  groups: { name: string; rules: Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);

interface Series {
  name: string;
  labels: string[];
}

/** The series that an expression reads, by their names and the labels that it asks for. @throws Error where it is none. */
function seriesIn(expr: string): Series[] {
  const found: Series[] = [];
  parser.parse(expr).iterate({
    enter(node) {
      const text = expr.slice(node.from, node.to);
      if (node.type.isError) throw new Error(`"${expr}" is no PromQL at ${node.from}.`);
      if (node.name === 'VectorSelector') found.push({ name: /^\w+/.exec(text)?.[0] ?? '', labels: [] });
      if (node.name === 'LabelName' && node.matchContext(['UnquotedLabelMatcher'])) found.at(-1)?.labels.push(text);
    },
  });
  return found;
}

/** What Prometheus itself says of whomever it reads. */
const ofPrometheus: Series = { name: 'up', labels: [] };

/** All that a server prints once it has answered one page. */
async function printed(): Promise<Series[]> {
  const metrics = makeMetrics();
  metrics.count({
    id: 'f00d',
    route: 'product',
    method: 'GET',
    path: '/shoes.html',
    status: 200,
    ms: 30,
    steps: {},
    cache: 'made',
    backEnd: { calls: 2, failed: 1, kept: 1, ms: 20 },
  });
  const { text } = await metrics.print();
  return Array.from(text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm), ([, name = '', labels = '']) => ({
    name,
    labels: Array.from(labels.matchAll(/(\w+)="/g), ([, label = '']) => label),
  }));
}

it('reads what servers count, by the labels under which they do', async () => {
  const all = [ofPrometheus, ...(await printed())];
  const unknown = (expr: string) =>
    seriesIn(expr).filter(
      ({ name, labels }) =>
        !all.some(series => series.name === name && labels.every(label => ['job', ...series.labels].includes(label))),
    );
  for (const { alert, expr } of alerts) {
    expect([alert, seriesIn(expr).length > 0]).toEqual([alert, true]);
    expect([alert, unknown(expr)]).toEqual([alert, []]);
  }
  expect(unknown('rate(storefront_requests_total{store="north"}[5m]) > storefront_visitors')).toEqual([
    { name: 'storefront_requests_total', labels: ['store'] },
    { name: 'storefront_visitors', labels: [] },
  ]);
  expect(() => seriesIn('sum(rate(up[5m])')).toThrow('is no PromQL');
});

it('has what Prometheus asks of a rule, and leads to a part of the runbook', () => {
  const parts = new Set(
    Array.from(readFileSync(join(root, 'docs/runbook.md'), 'utf8').matchAll(/^## (.+)$/gm), ([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  expect(groups.map(group => Object.keys(group))).toEqual([['name', 'rules']]);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const rule of alerts) {
    expect(Object.keys(rule)).toEqual(['alert', 'expr', 'for', 'labels', 'annotations']);
    expect(rule.alert).toMatch(/^Storefront\w+$/);
    expect(rule.for).toMatch(/^\d+m$/);
    expect(rule.labels.severity).toMatch(/^(page|ticket)$/);
    const [file, part] = rule.annotations.runbook.split('#');
    expect([rule.alert, file, parts.has(part ?? '')]).toEqual([rule.alert, 'docs/runbook.md', true]);
  }
});
