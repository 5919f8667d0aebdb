import { MoreMenu } from '../../../../ui/more-menu.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { DropdownItem } from '../../../../ui/dropdown.tsx';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClipboardList,
  IconDownload,
  IconFileText,
  IconKeyboard,
  IconPencil,
  IconPrinter,
  IconRefresh,
  IconSend,
  IconTrash,
} from '../../../../ui/icons.ts';
import { correctedDocx, saveFile } from '../../../../lib/files/save-file.ts';
import type { SaveState } from '../../../../lib/saving/save-state.ts';
import type { DraftView, MarksDraft } from '../../editing/marks-draft.ts';
import { commaText } from '../../../comma-systems/index.ts';
import { markingText as text } from '../marking.text.ts';
import { SaveStatus } from '../sending/save-status.tsx';
import s from './marking-tools.module.css';

interface MarkingToolsProps {
  /** They stand in the top bar, where there is little room. */
  isInBar: boolean;
  view: DraftView;
  draft: MarksDraft;
  /** Where the saving of everything on the screen stands. */
  save: SaveState;
  onReset: () => void;
  onRemoveOwn: () => void;
  onSendAll: () => void;
  /** Null where the class has ended and gets no exercises. */
  onCopilot: (() => void) | null;
  /** Null where the course has no comma system. */
  onCommaSystem: (() => void) | null;
  onKeys: () => void;
  /** Where the whole task's hand-ins are fetched. */
  handIns: string;
}

type Choice = [Sign: typeof IconSend, label: string, act: (() => void) | null];

/** What the menu offers, from top to bottom; what has no action is left out. */
function menuOf({ view, draft, handIns, ...on }: MarkingToolsProps): Choice[] {
  // the file is made of what is on the server
  const saveDocx = async () => {
    await draft.flush();
    saveFile(correctedDocx(view.set.exerciseAnswerTextId));
  };
  return [
    [IconSend, text.sendAll, on.onSendAll],
    [IconClipboardList, text.copilot, on.onCopilot],
    [IconPencil, commaText.text.menu, on.onCommaSystem],
    [IconPrinter, text.print, () => window.print()],
    [IconFileText, text.docx, () => void saveDocx()],
    [IconDownload, text.handIns, () => saveFile(handIns)],
    [IconKeyboard, text.keys, on.onKeys],
    [IconRefresh, text.reset, on.onReset],
    [IconTrash, text.removeOwn, on.onRemoveOwn],
  ];
}

/** Undo, redo, print and the rest, with how saving stands. Stands in the top bar, and over the text on a phone. */
export function MarkingTools(props: MarkingToolsProps) {
  const { isInBar, view, draft, save } = props;
  return (
    <>
      <SaveStatus save={save} isStacked={isInBar} />
      <IconButton className={s.step} label={text.undo} disabled={!view.canUndo} onClick={draft.undo}>
        <IconArrowBackUp aria-hidden="true" />
      </IconButton>
      <IconButton className={s.step} label={text.redo} disabled={!view.canRedo} onClick={draft.redo}>
        <IconArrowForwardUp aria-hidden="true" />
      </IconButton>
      <MoreMenu label={text.moreActions}>
        {menuOf(props).map(
          ([Sign, label, act]) =>
            act && (
              <DropdownItem key={label} icon={<Sign aria-hidden="true" />} onPress={act}>
                {label}
              </DropdownItem>
            ),
        )}
      </MoreMenu>
    </>
  );
}

/** The one strong button of the view: sends the text back to its pupil, or takes it back. */
export function ReadyButton({
  name,
  isReady,
  busy,
  large = false,
  onPress,
}: {
  name: string;
  isReady: boolean;
  busy: boolean;
  large?: boolean;
  onPress: () => void;
}) {
  return (
    <Button
      look={isReady ? 'line' : 'primary'}
      className={large ? s.readyLarge : s.ready}
      large={large}
      busy={busy}
      onClick={onPress}
    >
      {isReady ? text.takeBack(name) : text.ready(name)} <kbd>R</kbd>
    </Button>
  );
}
