import { correctedDocx, saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { IconDownload, IconPrinter } from '../../../ui/icons.ts';
import { resultsText } from '../results.text.ts';
import s from './text-tools.module.css';

const text = resultsText.text;

/** Over a returned text: on paper, and as a Word file with the marks in it. */
export function TextTools({ textId }: { textId: number | null }) {
  return (
    <div className={s.tools}>
      <Button look="quiet" icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
        {text.print}
      </Button>
      {textId !== null && (
        <Button look="quiet" icon={<IconDownload aria-hidden="true" />} onClick={() => saveFile(correctedDocx(textId))}>
          {text.docx}
        </Button>
      )}
    </div>
  );
}
