import { File as FileIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import css from './FileField.module.css';

export interface FilePictureProps {
  /** Of which it is. */
  file: File;
}

const side = 112;

/** The middle of a picture, drawn small: an address of its own would be refused by the policy of the shop. */
async function draw(canvas: HTMLCanvasElement, file: File): Promise<void> {
  const picture = await createImageBitmap(file);
  const cut = Math.min(picture.width, picture.height);
  const [x, y] = [(picture.width - cut) / 2, (picture.height - cut) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y, cut, cut, 0, 0, side, side);
  picture.close();
}

/** A picture as it is; of anything else, and of what this browser cannot read, the drawing of a file. */
export function FilePicture({ file }: FilePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let gone = false;
    if (!file.type.startsWith('image/') || !('createImageBitmap' in globalThis)) return undefined;
    const show = async () => {
      if (!canvas.current) return;
      await draw(canvas.current, file);
      if (!gone) setDrawn(true);
    };
    show().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [file]);
  return (
    <span className={css['picture']} aria-hidden>
      <canvas ref={canvas} width={side} height={side} hidden={!drawn} />
      {!drawn && <FileIcon size={24} strokeWidth={1.5} />}
    </span>
  );
}
