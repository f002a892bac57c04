import { markInstalled } from './installed.mjs';

markInstalled();
