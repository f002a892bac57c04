export const reasons = {};
