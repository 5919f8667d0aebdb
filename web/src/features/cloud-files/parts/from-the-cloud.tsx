import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { cloudServicesQuery } from '../cloud-files.queries.ts';
import type { FetchedFile } from './fetch-buttons.tsx';

// without its buttons the page is still whole
const FetchButtons = lazy(() => import('./fetch-buttons.tsx').catch(() => ({ default: () => null })));

/** Offers files from the services that the teacher allows; nothing, and nothing loaded, where there are none (UPL-06). */
export function FromTheCloud({ teacherId, ...rest }: FetchedFile & { teacherId: number; disabled: boolean }) {
  const { data } = useQuery(cloudServicesQuery(teacherId));
  if (!data || data.allowed.length === 0) return null;
  return (
    <Suspense>
      <FetchButtons services={data.allowed} teacherId={teacherId} {...rest} />
    </Suspense>
  );
}
