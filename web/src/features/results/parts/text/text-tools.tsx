import { correctedDocx, saveFile } from '../../../../lib/files/save-file.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconDownload, IconPrinter } from '../../../../ui/icons.ts';
import { ReadingTools } from '../../../reading/index.ts';
import { resultsText } from '../../results.text.ts';
import s from './text-tools.module.css';

const text = resultsText.text;

/** Over a returned text: read aloud, set to be read more easily, on paper, and as a Word file with the marks in it. */
export function TextTools({ textId, textOf }: { textId: number | null; textOf: () => HTMLElement | null }) {
  return (
    <ReadingTools className={s.tools} textOf={textOf}>
      <Button look="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
        {text.print}
      </Button>
      {textId !== null && (
        <Button look="quiet" icon={<IconDownload aria-hidden="true" />} onClick={() => saveFile(correctedDocx(textId))}>
          {text.docx}
        </Button>
      )}
    </ReadingTools>
  );
}
