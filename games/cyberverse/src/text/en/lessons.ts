/** What the first evening says, lesson by lesson. */
export const lessons: Readonly<Record<string, string>> = {
  "lesson.welcome":
    "New Eden: five Districts, one wall, too many secrets. You lead an Organization and solve Stories; whoever has the most Victory Points at the end wins.",
  "lesson.organization": "Choose who you are: lead the Eco Squad.",
  "lesson.hire":
    "Hire your first Agent. Felix Zero is frail, but nobody hacks better. A sheet has two sides; you hire one of them.",
  "lesson.case":
    "This is your case file: a Story and its Investigation cards. Yellow Missions want tests, blue ones a Hacking, red ones influence. All of them done, the Story is solved.",
  "lesson.market": "Strategy: one Support card a turn is free. Take Gate Marshal Ito.",
  "lesson.activate":
    "End your Strategy turn. Then Agents are called by Initiative, lowest first: activate Zero for 1 of your 3 Actions.",
  "lesson.enter":
    "From HQ an Agent enters any District for nothing. Two of your Missions can be done in Independence Plaza: go there.",
  "lesson.position":
    "Every zone costs 1 Movement point, and so does a Tactical Position. Walk to the Hacking position.",
  "lesson.recruit":
    "Actions that are left are Auxiliary Actions. Recruit two more: Ingrid Johnson, and Wu Fang, who can fight.",
  "lesson.hack":
    "The Districts are resolved one by one: Ambush, Combat, Hacking, Investigation, Influence. Leave the gang alone, then hack: 100D for each point of Hacking.",
  "lesson.mission":
    "A blue Mission follows the Hacking. This one wants a test: Hacking and a Modifier card must be above 2. The board shows your odds.",
  "lesson.test":
    "Then each Agent may attempt one yellow Mission in its District. A test of Movement this time.",
  "lesson.influence":
    "You were alone in Independence Plaza: that is an Influence token, a Victory Point, and your red Mission. At Payday every Agent on a board was paid.",
  "lesson.weapon": "A new turn, and money. Buy the Mono-Katana for Wu Fang.",
  "lesson.team":
    "One Mission is left. Zero may stay where he is; send Ingrid to Fargo Junction, where it could be done.",
  "lesson.fighter": "And Wu Fang to Millennium Mall, where it could be done as well.",
  "lesson.token":
    "The last Action goes to the News. Then there is trouble in the Mall: in a Combat everybody keeps one of two tokens, in secret. It counts for attack and defense.",
  "lesson.attack":
    "Move first, then strike. Attack value less Defense value gives the result; the table says what it does.",
  "lesson.solve": "Whoever fought may still investigate. One test, and the Story is solved.",
  "lesson.go":
    "Six Victory Points. Draw the next Story with an Auxiliary Action, and solve more of them than your rival. Every rule is a click away.",
};
