import type { PictureCrop } from '@ordklar/contract';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { postText as text } from '../blog-editor.text.ts';
import { drawPart, MIDDLE, partOf, SHAPE } from '../pictures.ts';
import s from './post-picture.module.css';

const within = (value: number): number => Math.min(1, Math.max(0, value));

const SLIDERS = [
  ['zoom', text.zoom, 1, 4],
  ['x', text.across, 0, 1],
  ['y', text.down, 0, 1],
] as const;

function Sliders({ crop, onChange }: { crop: PictureCrop; onChange: (crop: PictureCrop) => void }) {
  return (
    <div className={s.sliders}>
      {SLIDERS.map(([name, label, min, max]) => (
        <label key={name}>
          {label}
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={crop[name]}
            onChange={({ currentTarget }) => onChange({ ...crop, [name]: Number(currentTarget.value) })}
          />
        </label>
      ))}
    </div>
  );
}

/** Chooses the part of a picture that readers see: by dragging, or by three sliders. Null is all of it. */
export function CropPicture({
  picture,
  crop: before = MIDDLE,
  busy,
  shape = SHAPE,
  onDone,
  onCancel,
}: {
  picture: ImageBitmap;
  /** What was shown until now. */
  crop?: PictureCrop | undefined;
  busy: boolean;
  /** How much wider than high the part is. */
  shape?: number;
  onDone: (chosen: PictureCrop | null) => void;
  onCancel: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(before);
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, crop, { shape });
  }, [picture, crop, shape]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1) return;
    const part = partOf(picture, crop, shape);
    const scale = part.width / currentTarget.clientWidth;
    const moved = (at: number, by: number, room: number) => (room > 0 ? within(at - (by * scale) / room) : at);
    setCrop({
      ...crop,
      x: moved(crop.x, movementX, picture.width - part.width),
      y: moved(crop.y, movementY, picture.height - part.height),
    });
  };
  return (
    <div className={s.crop}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={text.cropCanvas}
        style={{ aspectRatio: shape }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <Sliders crop={crop} onChange={setCrop} />
      <div className={s.buttons}>
        <Button look="ink" busy={busy} onClick={() => onDone(crop)}>
          {text.takeCrop}
        </Button>
        <Button disabled={busy} onClick={() => onDone(null)}>
          {text.takeWhole}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
