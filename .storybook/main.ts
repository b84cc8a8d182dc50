// Storybook: every story in stories/, built without a word to the outside.
import type { StorybookConfig } from '@storybook/web-components-vite';
import { existsSync } from 'node:fs';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  // for the recipe of a game in a frame, once it has been built
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
