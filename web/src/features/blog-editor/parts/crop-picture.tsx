import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { postText as text } from '../blog-editor.text.ts';
import { type Crop, drawPart, fileOf, partOf, SHAPE } from '../pictures.ts';
import s from './post-picture.module.css';

const within = (value: number): number => Math.min(1, Math.max(0, value));

const SLIDERS = [
  ['zoom', text.zoom, 1, 4],
  ['x', text.across, 0, 1],
  ['y', text.down, 0, 1],
] as const;

function Sliders({ crop, onChange }: { crop: Crop; onChange: (crop: Crop) => void }) {
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

/** Chooses the part of a picture that readers see: by dragging, or by three sliders. */
export function CropPicture({
  picture,
  file,
  busy,
  shape = SHAPE,
  onDone,
  onCancel,
}: {
  picture: ImageBitmap;
  file: File;
  busy: boolean;
  /** How much wider than high the part is. */
  shape?: number;
  onDone: (chosen: File) => void;
  onCancel: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>({ zoom: 1, x: 0.5, y: 0.5 });
  useEffect(() => {
    if (canvas.current) drawPart(canvas.current, picture, crop, shape);
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
  const take = async () => {
    const part = canvas.current && (await fileOf(canvas.current, file.type));
    if (part) onDone(part);
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
        <Button look="ink" busy={busy} onClick={() => void take()}>
          {text.takeCrop}
        </Button>
        <Button disabled={busy} onClick={() => onDone(file)}>
          {text.takeWhole}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
