import path from 'node:path';
import type { NextConfig } from 'next';

/** Next without configuration, so that the difference is what the shop adds. */
const config: NextConfig = {
  distDir: process.env['BARE_DIST'] ?? '.next',
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  poweredByHeader: false,
};

export default config;
