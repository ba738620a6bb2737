/** Who is told what visitors do, once they have agreed. Public: browsers are told it. */
export interface AnalyticsSetting {
  /** Address of the tag manager's script, with the id of its container. */
  tagManager?: string;
  /** Address of the engagement tool's script. */
  engagement?: string;
  /** Origins, beside those of the scripts, that both call and load from. */
  hosts: readonly string[];
  /** The storefront server writes down the web vitals of visitors. */
  vitals?: true;
}

/** Google's tag manager, unless the environment (`TAG_MANAGER_URL`) names another. */
export const usualTagManager = 'https://www.googletagmanager.com/gtm.js';

/** What Google's tag manager calls for Google Analytics. */
export const tagManagerHosts: readonly string[] = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Where browsers tell the storefront server their web vitals. */
export const vitalsPath = '/web-vitals';

/** Where browsers tell the storefront server of errors that nobody foresaw. */
export const errorReportPath = '/error-reports';

/** Where the commerce sandbox plays both tools, and takes what they are told. */
export const playedAnalyticsPath = '/gateways/analytics';

/** What of a shop's environment names both tools at the commerce sandbox, which plays them. */
export const playedAnalytics: Record<string, string> = {
  TAG_MANAGER_ID: 'GTM-PLAYED',
  TAG_MANAGER_URL: `${playedAnalyticsPath}/tag-manager.js`,
  ENGAGEMENT_SCRIPT: `${playedAnalyticsPath}/engagement.js`,
  WEB_VITALS: 'on',
};
