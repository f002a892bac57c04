// Makes sure that a PostgreSQL is there: the tests of the server start one of their own from its programs.
import { existsSync, readdirSync } from 'node:fs';
import { ensure } from './apt.mjs';

const BASE = '/usr/lib/postgresql';
const installed = () =>
  existsSync(BASE) && readdirSync(BASE).some((version) => existsSync(`${BASE}/${version}/bin/initdb`));

export function ensurePostgres() {
  if (ensure('PostgreSQL', installed, 'postgresql')) return true;
  console.error('The tests of the server need the programs of PostgreSQL: install them from your system.');
  return false;
}
