// How long a pupil's 800-word DOCX takes from the first byte of the upload until its marks are there for the teacher.
import { Document, Packer, Paragraph } from 'docx';
import { demoSeed } from '@ordklar/content';
import { clientOf, newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { median, report } from './figures.ts';

const words = demoSeed.essays
  .map((essay) => essay.text)
  .join(' ')
  .split(/\s+/);
const docxOf = async (from: number): Promise<File> => {
  const text = words.slice(from, from + 800);
  const paragraphs = Array.from(
    { length: 8 },
    (_, index) => new Paragraph(text.slice(index * 100, index * 100 + 100).join(' ')),
  );
  const bytes = await Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] }));
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return new File([new Uint8Array(bytes)], 'stil.docx', { type });
};

const server = await startServer(newDataFolder());
try {
  const teacher = await clientOf(server.url, 'laerer');
  const pupil = await clientOf(server.url, 'elev');
  const { exercises } = await teacher.courseExercises({ params: { id: 'teco' }, query: { limit: 30 } });
  const me = await pupil.currentUser();
  const uploaded: number[] = [];
  const marked: number[] = [];
  for (const [index, exercise] of exercises.slice(0, 8).entries()) {
    const deadline = Math.floor(Date.now() / 1000) + 86_400;
    const body = { exerciseIds: [exercise.id], studentIds: [me.id], squadId: 1, deadline };
    const [homeworkId] = (await teacher.assignHomework({ body })).homeworkIds;
    if (homeworkId === undefined) continue;
    const file = await docxOf(index * 400);
    const started = performance.now();
    await pupil.addFile({ params: { id: homeworkId }, form: {}, files: [file] });
    uploaded.push(performance.now() - started);
    const { exerciseProgressId } = await pupil.handIn({ params: { id: homeworkId } });
    for (;;) {
      const result = await teacher.squadResult({ params: { s: 1, id: exerciseProgressId } });
      if (result.marking === 'marked') break;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    marked.push(performance.now() - started);
  }
  report('texts', marked.length);
  report('upload read and kept, ms (median)', median(uploaded).toFixed(0));
  report('upload to marked, ms (median)', median(marked).toFixed(0));
  report('upload to marked, ms (slowest)', Math.max(...marked).toFixed(0));
} finally {
  await server.stop();
}
