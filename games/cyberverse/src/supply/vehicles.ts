/** CV-12.26: Vehicles. */
import { pieces } from "../box/pieces.js";
import type { Vehicle } from "../types.js";

export const vehicles = pieces<Vehicle>([
  {
    id: "courier-scooter",
    store: "vehicles",
    copies: 3,
    price: 300,
    boost: 1,
    express: false,
    armoured: false,
  },
  {
    id: "street-racer",
    store: "vehicles",
    copies: 3,
    price: 500,
    boost: 2,
    express: false,
    armoured: false,
  },
  {
    id: "city-cab",
    store: "vehicles",
    copies: 2,
    price: 400,
    boost: 0,
    express: true,
    armoured: false,
  },
  {
    id: "super-vagabond",
    store: "vehicles",
    copies: 2,
    price: 800,
    boost: 1,
    express: true,
    armoured: false,
  },
  {
    id: "night-van",
    store: "vehicles",
    copies: 3,
    price: 700,
    boost: 0,
    express: true,
    armoured: true,
  },
  {
    id: "convoy-truck",
    store: "vehicles",
    copies: 1,
    price: 900,
    boost: 1,
    express: true,
    armoured: true,
  },
  {
    id: "sky-skiff",
    store: "vehicles",
    copies: 1,
    price: 1000,
    boost: 2,
    express: true,
    armoured: false,
  },
]);
