import { Button, IconButton } from '../../../../ui/button.tsx';
import { Dropdown, DropdownItem } from '../../../../ui/dropdown.tsx';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconClipboardList,
  IconDots,
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

/** Undo, redo, print and the rest, with how saving stands. Stands in the top bar, and over the text on a phone. */
export function MarkingTools({
  view,
  draft,
  save,
  onReset,
  onRemoveOwn,
  onSendAll,
  onCopilot,
  onCommaSystem,
  onKeys,
  handIns,
}: {
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
}) {
  // the file is made of what is on the server
  const saveDocx = async () => {
    await draft.flush();
    saveFile(correctedDocx(view.set.exerciseAnswerTextId));
  };
  return (
    <>
      <SaveStatus save={save} />
      <IconButton label={text.undo} disabled={!view.canUndo} onClick={draft.undo}>
        <IconArrowBackUp aria-hidden="true" />
      </IconButton>
      <IconButton label={text.redo} disabled={!view.canRedo} onClick={draft.redo}>
        <IconArrowForwardUp aria-hidden="true" />
      </IconButton>
      <Dropdown
        label={text.moreActions}
        align="end"
        target={(props) => (
          <IconButton label={text.moreActions} {...props}>
            <IconDots aria-hidden="true" />
          </IconButton>
        )}
      >
        <DropdownItem icon={<IconSend aria-hidden="true" />} onPress={onSendAll}>
          {text.sendAll}
        </DropdownItem>
        {onCopilot && (
          <DropdownItem icon={<IconClipboardList aria-hidden="true" />} onPress={onCopilot}>
            {text.copilot}
          </DropdownItem>
        )}
        {onCommaSystem && (
          <DropdownItem icon={<IconPencil aria-hidden="true" />} onPress={onCommaSystem}>
            {commaText.text.menu}
          </DropdownItem>
        )}
        <DropdownItem icon={<IconPrinter aria-hidden="true" />} onPress={() => window.print()}>
          {text.print}
        </DropdownItem>
        <DropdownItem icon={<IconFileText aria-hidden="true" />} onPress={() => void saveDocx()}>
          {text.docx}
        </DropdownItem>
        <DropdownItem icon={<IconDownload aria-hidden="true" />} onPress={() => saveFile(handIns)}>
          {text.handIns}
        </DropdownItem>
        <DropdownItem icon={<IconKeyboard aria-hidden="true" />} onPress={onKeys}>
          {text.keys}
        </DropdownItem>
        <DropdownItem icon={<IconRefresh aria-hidden="true" />} onPress={onReset}>
          {text.reset}
        </DropdownItem>
        <DropdownItem icon={<IconTrash aria-hidden="true" />} onPress={onRemoveOwn}>
          {text.removeOwn}
        </DropdownItem>
      </Dropdown>
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
    <Button look={isReady ? 'line' : 'primary'} className={s.ready} large={large} busy={busy} onClick={onPress}>
      {isReady ? text.takeBack(name) : text.ready(name)} <kbd>R</kbd>
    </Button>
  );
}
