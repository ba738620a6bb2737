import type { StorybookConfig } from '@storybook/react-vite';
import { Features } from 'lightningcss';
import { designTokenFiles } from './designTokens.ts';
import { chosenTexts } from './locales.ts';
import { usedIcons } from './usedIcons.ts';

const config: StorybookConfig = {
  stories: ['../*.mdx', '../foundations/*.mdx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../recordings/pictures', '../drawings'],
  framework: { name: '@storybook/react-vite', options: {} },
  // What Storybook asks of those who set it up, and what it says of a checkout of theirs, is nothing to designers.
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async vite => ({
    ...vite,
    plugins: [chosenTexts(), usedIcons(), designTokenFiles(), ...(vite.plugins ?? [])],
    css: { transformer: 'lightningcss', lightningcss: { exclude: Features.LightDark } },
  }),
};

export default config;
