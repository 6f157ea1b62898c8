/** Words around versions of the client. */
export const offline = {
  "offline.ready": "A new version is ready. Your matches stay as they are.",
  "offline.take": "Reload",
} as const;
