import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';

const SettingsEffect = lazy(async () => ({
  default: (await import('../features/user-settings/index.ts')).SettingsEffect,
}));

/** What a person has set holds on every screen of theirs, in the frame or in the whole window, also the first in this browser. */
export function WithSettings() {
  return (
    <>
      <Suspense fallback={null}>
        <SettingsEffect />
      </Suspense>
      <Outlet />
    </>
  );
}
