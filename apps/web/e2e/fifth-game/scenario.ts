export { bidsScenario as scenario } from '@sightline/small-games';
