import { serve } from '@shop/server';
import { render, variant } from './entry-server.ts';

serve({ variant, render, clientDir: new URL('../client', import.meta.url), defaultPort: 3000 });
