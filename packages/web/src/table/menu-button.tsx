/** The table's menu. */
import { Button, Icon, Menu, type MenuItem } from "@sprawl/kit";
import { useRef, useState } from "react";
import { useSay } from "../words/say.js";
import { Label } from "./label.js";

export function MenuButton({ items }: { readonly items: readonly MenuItem[] }) {
  const say = useSay();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <span>
      <Button
        ref={anchor}
        size="s"
        variant="quiet"
        icon={<Icon name="menu" />}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
      >
        <Label>{say("table.menu")}</Label>
      </Button>
      {open && (
        <Menu
          anchor={anchor}
          label={say("table.menu")}
          items={items}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
