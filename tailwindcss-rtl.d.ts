declare module 'tailwindcss-rtl';
