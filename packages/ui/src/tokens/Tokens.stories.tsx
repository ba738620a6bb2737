import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

const meta = { title: 'Foundations/Tokens – variables', id: 'foundations-tokens', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-quiet',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'accent-hover',
  'on-accent',
  'accent-soft',
  'coin',
  'on-coin',
  'coin-soft',
  'coin-text',
  'sale',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'focus',
  'backdrop',
  'on-backdrop',
  'shimmer',
  'mask',
  'star-empty',
];
const sizes = [12, 14, 16, 18, 22, 28, 36];
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const shapes: [string, CSSProperties][] = [
  ['radius-small', { borderRadius: 'var(--radius-small)' }],
  ['radius', { borderRadius: 'var(--radius)' }],
  ['radius-button', { borderRadius: 'var(--radius-button)' }],
  ['radius-round', { borderRadius: 'var(--radius-round)' }],
  ['tile-line', { borderRadius: 'var(--radius)', borderColor: 'var(--tile-line)' }],
  ['tile-line-hover', { borderRadius: 'var(--radius)', borderColor: 'var(--tile-line-hover)' }],
  ['button-line', { borderRadius: 'var(--radius-button)', borderColor: 'var(--button-line)' }],
  ['button-shadow', { borderRadius: 'var(--radius-button)', boxShadow: 'var(--button-shadow)' }],
  ['tile-shadow', { borderRadius: 'var(--radius)', boxShadow: 'var(--tile-shadow)' }],
  ['shadow-1', { borderRadius: 'var(--radius)', boxShadow: 'var(--shadow-1)' }],
  ['shadow-2', { borderRadius: 'var(--radius)', boxShadow: 'var(--shadow-2)' }],
];
const motions = ['quick', 'mask', 'mask-active', 'drawer', 'slow', 'spin', 'loading'];
const weights: [string, CSSProperties][] = [
  ['font-text', { fontFamily: 'var(--font-text)' }],
  ['font-heading', { fontFamily: 'var(--font-heading)', fontWeight: 'var(--weight-strong)' }],
  ['weight-text', { fontWeight: 'var(--weight-text)' }],
  ['weight-strong', { fontWeight: 'var(--weight-strong)' }],
  ['line-text', { lineHeight: 'var(--line-text)' }],
  ['line-heading', { lineHeight: 'var(--line-heading)' }],
];
const measures = [
  'gutter',
  'touch',
  'section-gap',
  'panel-space',
  'border',
  'tile-gap',
  'site-width',
  'content-width',
  'header-height',
  'bottom-bar',
  'ease',
  'layer-within',
  'layer-bar',
  'layer-header',
  'layer-float',
  'layer-overlay',
  'layer-toast',
];
const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 'var(--space-5)',
};
const line = 'var(--border) solid var(--color-line-strong)';

export const Colours: Story = {
  render: () => (
    <ul style={grid}>
      {roles.map(role => (
        <li key={role}>
          <div
            style={{ blockSize: 56, borderRadius: 'var(--radius)', border: line, background: `var(--color-${role})` }}
          />
          {role}
          <small style={{ display: 'block', color: 'var(--color-text-quiet)' }}>
            <Reading token={`--color-${role}`} />
          </small>
        </li>
      ))}
    </ul>
  ),
};

export const TextSizes: Story = {
  render: () => (
    <>
      {sizes.map(size => (
        <p key={size} style={{ fontSize: `var(--size-${size})` }}>
          ₹1,24,990 at {size} px
        </p>
      ))}
    </>
  ),
};

export const Writing: Story = {
  render: () => (
    <>
      {weights.map(([name, style]) => (
        <p key={name} style={{ ...style, maxInlineSize: 320, marginBlockEnd: 'var(--space-4)' }}>
          {name}: Delivery to 110001 takes two working days, and three before a holiday.
        </p>
      ))}
    </>
  ),
};

export const Spacing: Story = {
  render: () => (
    <>
      {spaces.map(step => (
        <p key={step} style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' }}>
          <span style={{ inlineSize: `var(--space-${step})`, blockSize: 16, background: 'var(--color-accent)' }} />
          {step * 4} px
        </p>
      ))}
    </>
  ),
};

export const ShapeAndElevation: Story = {
  render: () => (
    <ul style={grid}>
      {shapes.map(([name, style]) => (
        <li
          key={name}
          style={{ padding: 'var(--space-5)', border: line, background: 'var(--color-surface-raised)', ...style }}
        >
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** What a token comes to in the theme that is worn. */
function Reading({ token }: { token: string }) {
  return (
    <output
      ref={element => {
        if (element) element.textContent = getComputedStyle(element).getPropertyValue(token);
      }}
    />
  );
}

/** Widths, heights, the curve of movement, and what lies over what. */
export const Measures: Story = {
  render: () => (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
        overflowWrap: 'anywhere',
        gap: 'var(--space-2) var(--space-5)',
      }}
    >
      {measures.map(name => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>
            <Reading token={`--${name}`} />
          </dd>
        </div>
      ))}
    </dl>
  ),
};

/**
 * Press a row: its bar moves for as long as the token says. Nothing moves in the shops where less motion is asked for.
 */
export const Motion: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: 'var(--space-2)' }}>
      {motions.map(name => (
        <li key={name}>
          <button
            type="button"
            style={{
              display: 'grid',
              gap: 'var(--space-1)',
              inlineSize: '100%',
              minBlockSize: 'var(--touch)',
              border: line,
              borderRadius: 'var(--radius)',
              background: 'none',
              textAlign: 'start',
            }}
            onClick={event => {
              const bar = event.currentTarget.lastElementChild;
              const time = getComputedStyle(event.currentTarget).getPropertyValue(`--motion-${name}`);
              const ms = Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000);
              bar?.animate({ inlineSize: ['0', '100%'] }, { duration: ms, easing: 'ease-out' });
            }}
          >
            <span>
              motion-{name}, <Reading token={`--motion-${name}`} />
            </span>
            <span style={{ display: 'block', blockSize: 8, background: 'var(--color-accent)' }} />
          </button>
        </li>
      ))}
    </ul>
  ),
};
