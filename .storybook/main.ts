// Configures Storybook for the stories in stories/, without telemetry.
import type { StorybookConfig } from '@storybook/web-components-vite';
import { existsSync } from 'node:fs';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  // for the story of a game in a frame, after a build
  staticDirs: existsSync('dist') ? [{ from: '../dist', to: '/dist' }] : [],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/web-components-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { chunkSizeWarningLimit: 4_000 },
    }),
};

export default config;
