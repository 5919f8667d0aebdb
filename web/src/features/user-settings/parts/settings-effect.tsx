import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { exercisesKey } from '../../../lib/api/query-keys.ts';
import { applyLook, useSettings } from '../use-settings.ts';

/** Does everywhere what the person has set, on this machine or on another. Draws nothing itself. */
export function SettingsEffect() {
  const { data } = useSettings();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const isFresh = data?.disabledExerciseMemcache ?? false;
  useEffect(() => {
    if (data) applyLook(data);
  }, [data]);
  useEffect(() => {
    // what was fetched before another screen was opened is fetched again when it is shown again
    if (isFresh) void queries.invalidateQueries({ queryKey: exercisesKey, refetchType: 'none' });
  }, [isFresh, pathname, queries]);
  return null;
}
