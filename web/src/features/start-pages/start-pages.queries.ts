import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';

/** What a teacher's start page tells; asked for again each time one comes there. */
export const teacherOverviewQuery = queryOptions({
  queryKey: ['teacher-overview'],
  queryFn: ({ signal }) => client.teacherOverview({ signal }),
  staleTime: 0,
});

/** The administrator's school: classes, people, licences. */
export const schoolOverviewQuery = queryOptions({
  queryKey: ['school-overview'],
  queryFn: ({ signal }) => client.schoolOverview({ signal }),
});

/** What has been written to Ordklar, and the exercise bank. */
export const editorOverviewQuery = queryOptions({
  queryKey: ['editor-overview'],
  queryFn: ({ signal }) => client.editorOverview({ signal }),
});
