import { client } from '../../lib/api/client.ts';

/** Keeps on the server which subject the person chose; not worth a word when it fails. */
export function rememberSubject(id: string): void {
  client.setSelectedCourseGroup({ query: { id } }).catch(() => undefined);
}
