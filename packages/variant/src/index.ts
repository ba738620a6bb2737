export { defineVariant, type VariantInput } from './defineVariant.ts';
export {
  eachGateway,
  gatewayCodes,
  gateways,
  isGateway,
  isPayingPath,
  playedGateways,
  playedScript,
  scriptVariable,
  type GatewayCode,
} from './gateways.ts';
export { fields, type Field } from './fields.ts';
export type { InlineStyle, PageAssets, PublicConfig, Render, RenderedPage, RenderOptions } from './render.ts';
export type { Variant } from './Variant.ts';
