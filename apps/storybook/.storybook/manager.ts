import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'The shops, part by part' }),
  // Behind the dash stand other names, by which a part is found.
  sidebar: { renderLabel: ({ name }) => name.split(' – ')[0] },
});
