import { serve } from '@shop/server';
import app from '../package.json' with { type: 'json' };
import { render, variant } from './entry-server.ts';

serve({ variant, render, clientDir: new URL('../client', import.meta.url), defaultPort: app.shop.port });
