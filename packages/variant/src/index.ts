export {
  errorReportPath,
  playedAnalytics,
  playedAnalyticsPath,
  tagManagerHosts,
  usualTagManager,
  vitalsPath,
  type AnalyticsSetting,
} from './analytics.ts';
export { contentPaths, legalPaths } from './contentPaths.ts';
export { directionOf } from './directionOf.ts';
export { defineVariant, type VariantInput } from './defineVariant.ts';
export {
  eachGateway,
  gatewayCodes,
  gateways,
  isGateway,
  isPayingPath,
  payingPaths,
  playedScript,
  scriptVariable,
  type GatewayCode,
} from './gateways.ts';
export { maskPersonal } from './maskPersonal.ts';
export { otherLocalesOf } from './otherLocalesOf.ts';
export { firebaseAddresses, playedPushPath, type PushService } from './push.ts';
export { playedServices } from './played.ts';
export { fields, type Field } from './fields.ts';
export type {
  AnswerStore,
  InlineStyle,
  KeptAnswer,
  PageAssets,
  PublicConfig,
  Render,
  RenderedPage,
  RenderOptions,
  Screenshot,
} from './render.ts';
export type { Variant } from './Variant.ts';
