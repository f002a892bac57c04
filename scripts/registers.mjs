// Part of npm run check: all content of the games is registered, and what was published has not changed.
import { sentence } from '@sightline/content';
import { registers } from '../games/registers.ts';

const all = await registers();
const problems = all.flatMap((each) => each.problems);
for (const problem of problems) console.log(sentence(problem));
if (problems.some(({ code }) => code === 'missing'))
  console.log('npm run -s sightline -- register gives new content its numbers.');
// A check that looked at nothing would be green for ever.
if (all.length === 0) console.log('no register was looked at');
process.exit(problems.length > 0 || all.length === 0 ? 1 : 0);
