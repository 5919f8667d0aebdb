export { SettingsEffect } from './parts/settings-effect.tsx';
export { useChangeSetting, useSettings } from './use-settings.ts';
