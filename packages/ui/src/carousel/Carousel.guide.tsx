import { Card } from '../card/Card.tsx';
import type { Guide } from '../guide/Guide.ts';
import { Carousel } from './Carousel.tsx';

export const guide: Guide = {
  when: ['For a row of like things of which the first are enough: campaigns, similar products.'],
  instead: ['For what everybody must see: the page.', 'For a list that is searched: Product grid.'],
  good: {
    picture: (
      <Carousel
        label="Similar"
        show="tiles"
        options={{ arrows: true, dots: false, autoplay: false, autoplaySpeed: 0, fade: false, infinite: false }}
      >
        {[1, 2, 3, 4, 5, 6].map(each => (
          <Card key={each}>Tile {each}</Card>
        ))}
      </Carousel>
    ),
    says: 'It can be swiped, pressed and walked by keys.',
  },
  bad: { picture: <Card>1 of 9 offers, changes in 2 s</Card>, says: 'What moves by itself is gone before it is read.' },
  anatomy: ['Track that slides.', 'Arrows.', 'Pause, where it moves by itself.', 'Dots.'],
  keys: {
    'ArrowLeft, ArrowRight': 'On the track: slide it, unless slides fade.',
    Tab: 'Comes to the track, goes through all that can be pressed in it, then to arrows, pause and dots.',
  },
  words: ['The label names what it shows.'],
};
