import type { PictureCrop } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/field.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import { imageQuery } from '../blog-editor.queries.ts';
import { postText as text } from '../blog-editor.text.ts';
import { ACCEPTED, pictureFault, sendCut, SHAPE, type ToCut, wholeOf } from '../pictures.ts';
import { CropPicture } from './crop-picture.tsx';
import { IconCrop, IconPhoto } from './editor-icons.ts';
import s from './post-picture.module.css';

/** Chooses a picture, or crops the one that is there again, and sends it; what is wrong with it is said and changes nothing. */
function usePicture(shape: number, onChange: (imageId: number) => void) {
  const [chosen, setChosen] = useState<ToCut | null>(null);
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const tooBig = pictureFault(file);
    setRefused(tooBig);
    if (tooBig) return;
    try {
      setChosen({ file, picture: await createImageBitmap(file) });
    } catch {
      setRefused(text.broken);
    }
  };
  const cutAnew = async (imageId: number, crop: PictureCrop | null) => {
    setRefused(undefined);
    setBusy(true);
    try {
      setChosen(await wholeOf(imageId, crop));
    } catch {
      setRefused(text.notFetched);
    }
    setBusy(false);
  };
  const send = async (crop: PictureCrop | null) => {
    if (!chosen) return;
    setBusy(true);
    const sent = await sendCut(chosen, crop, shape);
    setBusy(false);
    if ('fault' in sent) return setRefused(sent.fault);
    setChosen(null);
    onChange(sent.id);
  };
  return { chosen, cancel: () => setChosen(null), refused, busy, choose, cutAnew, send };
}

/** What can be done with the picture, over it. */
function Over({
  isEmpty,
  busy,
  onChoose,
  onCut,
  onRemove,
}: {
  isEmpty: boolean;
  busy: boolean;
  onChoose: () => void;
  /** Null where it cannot be cut. */
  onCut: (() => void) | null;
  onRemove: () => void;
}) {
  return (
    <div className={s.over} data-empty={isEmpty || undefined}>
      <Button icon={<IconPhoto aria-hidden="true" />} onClick={onChoose}>
        {isEmpty ? text.choosePicture : text.changePicture}
      </Button>
      {onCut && (
        <Button busy={busy} icon={<IconCrop aria-hidden="true" />} onClick={onCut}>
          {text.crop}
        </Button>
      )}
      {isEmpty ? (
        <small>{text.pictureHint}</small>
      ) : (
        <IconButton className={s.remove} label={text.removePicture} onClick={onRemove}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** The picture over a post or of an author: chosen or dropped, cut to its shape, and sent. A wrong one is refused and changes nothing. */
export function PostPicture({
  imageId,
  alt,
  fault,
  shape = SHAPE,
  className,
  onChange,
}: {
  imageId: number | null;
  alt: string;
  fault: string | undefined;
  /** How much wider than high it is cut. */
  shape?: number;
  className?: string;
  onChange: (imageId: number | null) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { chosen, cancel, refused, busy, choose, cutAnew, send } = usePicture(shape, onChange);
  const { data: known } = useQuery(imageQuery(imageId));
  return (
    <FileDrop
      input={input}
      className={classNames(s.picture, className)}
      label={imageId === null ? text.choosePicture : text.changePicture}
      accept={ACCEPTED}
      onFiles={([file]) => void choose(file)}
    >
      {chosen ? (
        <CropPicture {...chosen} shape={shape} busy={busy} onDone={(crop) => void send(crop)} onCancel={cancel} />
      ) : (
        <>
          {imageId !== null && (
            <img
              className={classNames(known && !known.canBeCut && s.drawn)}
              src={`/blog/billeder/${imageId}`}
              alt={alt}
            />
          )}
          <Over
            isEmpty={imageId === null}
            busy={busy}
            onChoose={() => input.current?.click()}
            onCut={imageId !== null && known?.canBeCut ? () => void cutAnew(imageId, known.crop) : null}
            onRemove={() => onChange(null)}
          />
        </>
      )}
      {(refused ?? fault) && <FieldError>{refused ?? fault}</FieldError>}
    </FileDrop>
  );
}
