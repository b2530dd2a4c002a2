import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';
import { defineConfig } from 'vite';
import shop from './tailwind.config.ts';

/** The shop that the panel's development server belongs to. */
const shopUrl = process.env['SITE_URL'] ?? 'http://localhost:3000';

/** Builds the panel (`scripts/lib/panel-build.ts`) and reloads it in development. */
export default defineConfig({
  root: 'panel',
  base: '/cpfpco/',
  build: {
    outDir: '../.panel',
    // Panels that are open during an update still load their screens.
    emptyOutDir: false,
    target: 'es2022',
    // A data: address of a script would need a weaker policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    // Packages mark modules for Next, which has no part in this.
    rolldownOptions: {
      // One file for what every screen needs: cut into dozens by what screens share with it, it compresses worse.
      output: { codeSplitting: { groups: [{ name: 'shell', tags: ['$initial'] }] } },
      onLog: (level, log, pass) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') pass(level, log);
      },
    },
  },
  css: {
    postcss: {
      plugins: [tailwindcss({ ...shop, content: ['./panel/**/*.{ts,tsx,html}'] }), autoprefixer()],
    },
  },
  server: {
    port: Number(process.env['PANEL_PORT'] ?? 4200),
    strictPort: true,
    proxy: { '^/(?!cpfpco(?:/|$))': { target: shopUrl, ws: true } },
  },
});
