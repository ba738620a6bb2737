import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { Pagination } from './Pagination.tsx';

const meta = { title: 'Navigation/Finding the way', component: Pagination, args: { current: 5, total: 12, hrefOf: page => `?page=${page}` } } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const FirstPage: Story = { args: { current: 1 } };
export const LastPage: Story = { args: { current: 12 } };
export const WhereAmI: Story = { render: () => <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Audio', href: '/audio.html' }, { label: 'Neckbands' }]} /> };
export const Row: Story = { render: () => <Carousel label="Numbers">{Array.from({ length: 9 }, (_, index) => <p key={index} style={{ padding: 24 }}>Card {index + 1}</p>)}</Carousel> };
export const OneAtATime: Story = { render: () => <Carousel label="Numbers" show="page">{Array.from({ length: 4 }, (_, index) => <p key={index} style={{ padding: 48 }}>Slide {index + 1}</p>)}</Carousel> };
