import type { SandboxContext } from '../context.ts';

const directive = /\{\{(\w+)(\b[^{}]*)\}\}/g;
const addressOf = /(?:direct_)?url=(?:"|&quot;|')?([^"'&\s]*)/;

/**
 * Content as GraphQL delivers it: `{{media url=…}}` and `{{store url=…}}` have become absolute addresses, other
 * directives are gone.
 */
export function expandDirectives(content: string, { mediaBase }: Pick<SandboxContext, 'mediaBase'>): string {
  return content.replaceAll(directive, (_, name: string, parameters: string) => {
    const path = (addressOf.exec(parameters)?.[1] ?? '').replace(/^\//, '');
    if (name === 'media') return `${mediaBase}/media/${path}`;
    return name === 'store' ? `${mediaBase}/${path}` : '';
  });
}
