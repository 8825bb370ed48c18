import "#web/styles/fonts.css";
import "#web/styles/tokens.css";
import "#web/styles/reset.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { executeOverHttp } from "#web/graphql/execute-over-http.ts";
import { App } from "./app.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");

createRoot(root).render(
  <StrictMode>
    <Router base="/desk">
      <App execute={executeOverHttp("/desk")} />
    </Router>
  </StrictMode>,
);
