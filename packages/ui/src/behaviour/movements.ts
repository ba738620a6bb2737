/** What moves slides and tabs. A page of the editors mostly has both, and asks for it once. */
export { runCarousel } from '../carousel/runCarousel.ts';
export { runTabs } from '../tabs/runTabs.ts';
