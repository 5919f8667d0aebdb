import { API_BASE } from '@ordklar/contract';

/** Lets the browser save what an address of the contract answers as an attachment, under the name that the server gives it. */
export function saveFile(path: string): void {
  const link = document.createElement('a');
  link.href = `${API_BASE}/${path}`;
  link.download = '';
  link.click();
}

/** The marked text as DOCX with tracked changes and comments. */
export const correctedDocx = (textId: number): string => `homework/answers/corrections/${textId}/docx`;

/** What a class has handed in of a task, as one archive. */
export const handInsOf = ({
  squadId,
  exerciseId,
  year,
}: {
  squadId: number;
  exerciseId: number;
  year: number;
}): string => `squads/${squadId}/exercise/${exerciseId}/year/${year}/hand_ins`;
