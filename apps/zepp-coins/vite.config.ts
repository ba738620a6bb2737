import { shopConfig } from '@shop/tooling/vite';
import { defineConfig } from 'vite';

export default defineConfig(shopConfig(import.meta.dirname));
