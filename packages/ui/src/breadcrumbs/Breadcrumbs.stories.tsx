import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = { title: 'Navigation/Breadcrumbs', component: Breadcrumbs, args: { crumbs: [{ label: 'Home', href: '/' }, { label: 'Audio', href: '/audio.html' }, { label: 'Neckbands' }] } } satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeDeep: Story = {};
export const LongerThanItsLine: Story = { args: { crumbs: [{ label: 'Home', href: '/' }, { label: 'Large appliances', href: '/large-appliances.html' }, { label: 'Washing machines', href: '/large-appliances/washing-machines.html' }, { label: 'Zentoro 8 kg Front Load Washing Machine with Steam' }] } };
