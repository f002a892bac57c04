/// <reference types="vite/client" />
declare module 'virtual:palettes.css';
