/** Known weaknesses that do not reach this project, by the id of their advisory, each with the reason. */
export const accepted: Record<string, string> = {};
