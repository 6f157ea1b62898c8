/** Words of the lessons. */
export const learn = {
  "learn.title": "Learn to play",
  "learn.none": "This game has no lessons yet. Its rules are beside the table.",
  "learn.lesson": "Lesson",
  "learn.count": "{n} of {of}",
  "learn.next": "Go on",
  "learn.finished":
    "That was the last lesson. You can play this match to its end, or begin a real one.",
  "learn.further": "Next: {name}",
  "learn.playOn": "Play this one on",
  "learn.bots": "Play with bots",
  "learn.campaign": "Begin mission 1",
  "learn.again": "Start the lessons again",
} as const;
