import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { findRegions } from './findRegions.ts';
import css from './RegionOutline.module.css';

/** Between two looks at where the regions are, ms: a page scrolls and opens. */
const lookMs = 200;

interface Drawn {
  name: string;
  style: { left: number; top: number; width: number; height: number };
}

const drawnNow = (): Drawn[] =>
  findRegions(document).flatMap(({ name, element }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return width === 0 || height === 0 ? [] : [{ name, style: { left, top, width, height } }];
  });

/** Draws a box with its name around each region that a variant can fill (`slots` of its shop). Catches no press. */
export function RegionOutline() {
  const [drawn, setDrawn] = useState<Drawn[]>([]);
  useEffect(() => {
    const look = () => setDrawn(drawnNow());
    look();
    const timer = setInterval(look, lookMs);
    addEventListener('scroll', look, { passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look);
    };
  }, []);
  return createPortal(
    <div className={css['outline']} aria-hidden>
      {drawn.map(({ name, style }, place) => (
        <div key={place} className={css['box']} style={style}>
          <span>{name}</span>
        </div>
      ))}
    </div>,
    document.body,
  );
}
